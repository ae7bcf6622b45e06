/** Lets come what has come for this thread meanwhile. A timer would make it wait for longer than that takes. */
export function breath(): Promise<void> {
  return new Promise((taken) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      taken()
    }
    port2.postMessage(undefined)
  })
}
