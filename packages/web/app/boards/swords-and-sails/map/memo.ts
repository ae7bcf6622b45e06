import { Component, type ComponentType, type VNode } from 'preact'

/** A part that is drawn once and never again, whatever changes around it. */
export function memo(draw: () => VNode): ComponentType {
  return class extends Component {
    override shouldComponentUpdate(): boolean {
      return false
    }
    override render(): VNode {
      return draw()
    }
  }
}
