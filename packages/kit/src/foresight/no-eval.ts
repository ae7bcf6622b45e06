// A worker is a place of its own: shapes look here, before they are first made, whether they may make code from text.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
