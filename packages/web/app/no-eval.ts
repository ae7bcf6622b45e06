// The page forbids code made from text. Shapes look here, before they are first made, whether they need try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
