export { CannotListen } from './listen.ts'
export { type Serving, serve } from './serve.ts'
