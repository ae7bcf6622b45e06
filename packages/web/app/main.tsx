import './look/look.css'
import { render } from 'preact'
import { App } from './shell/app.tsx'

const root = document.getElementById('table')
if (root !== null) render(<App />, root)
