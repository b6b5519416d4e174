import { mount } from 'svelte'
import './lib/fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words'
import { routeOf } from './pages/routes'

settings.watch()
// The page is fetched while its words are.
void routeOf(location.pathname)?.route.load()
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })
