import './look/look.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'
import { keepOffline } from './shell/installed.ts'

const root = document.getElementById('table')
if (root !== null) render(<App />, root)

// After everything that is needed now, so that the first screen does not wait for it.
addEventListener('load', () => setTimeout(() => void keepOffline(), 2000), { once: true })
