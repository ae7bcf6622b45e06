import { config } from 'zod'

// The page forbids code made from text, so that shapes need not try whether it is allowed.
config({ jitless: true })
