export { Client, type ClientSettings, type Following } from './client.ts'
export { LiveSeat } from './live-seat.ts'
export { Refused } from './trouble.ts'
export type * from './wire.ts'
