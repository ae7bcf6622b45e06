import type { RaceId } from '@windward/sails-of-war/facts'
import { Council } from './council.tsx'
import { Quest } from './quest.tsx'
import type { Scene } from './scene.ts'
import { AtQuay, AtSea } from './waters.tsx'

/** Something that happens, as a small picture. */
export function SceneView({ scene, seats }: { readonly scene: Scene; readonly seats: readonly RaceId[] }) {
  switch (scene.kind) {
    case 'council':
      return <Council scene={scene} seats={seats} />
    case 'sea':
      return <AtSea scene={scene} />
    case 'trade':
      return <AtQuay scene={scene} />
    case 'quest':
      return <Quest scene={scene} />
  }
}
