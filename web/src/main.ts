import { mount } from 'svelte'
import './lib/fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words'
import { routeOf } from './pages/routes'

settings.watch()
// Words, page and what the page shows are fetched at the same time.
const spoken = speak(settings.language)
const found = routeOf(location.pathname)
void found?.route.load()
found?.route.begin?.(found.params)
await spoken
mount(App, { target: document.getElementById('app')! })
