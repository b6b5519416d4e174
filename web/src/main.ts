import { mount } from 'svelte'
import './lib/fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words'

settings.watch()
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })
