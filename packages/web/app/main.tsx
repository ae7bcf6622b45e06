import './no-eval.ts'
import './look/look.css'
import { options, render } from 'preact'
import { App } from './shell/app.tsx'
import { keepOffline } from './shell/home/installed.ts'

// What has come in and how it is drawn are two tasks: neither makes a frame late by itself.
options.debounceRendering = (draw) => setTimeout(draw)

const root = document.getElementById('table')
if (root !== null) render(<App />, root)

// After everything that is needed now, so that the first screen does not wait for it.
addEventListener('load', () => setTimeout(() => void keepOffline(), 2000), { once: true })
