// Runs before the first paint, so that a night page never flashes white. The settings are those of lib/settings.
;(function () {
  var theme = 'auto'
  try {
    theme = JSON.parse(localStorage.getItem('serenissima-settings') || '{}').theme || 'auto'
  } catch {
    // A device that keeps nothing follows its system.
  }
  var dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
})()
