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

/** A part that is drawn anew only when it is given something else than before. */
export function unlessChanged<P extends object>(draw: (props: P) => VNode): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const before = new Map<string, unknown>(Object.entries(this.props))
      return Object.entries(next).some(([name, value]) => value !== before.get(name))
    }
    override render(): VNode {
      return draw(this.props)
    }
  }
}
