/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default loaders
}
