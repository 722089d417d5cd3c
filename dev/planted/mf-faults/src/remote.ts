import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

export const contract = defineRemote(data, {
  StyledPage: () => import('./pages/StyledPage.tsx'),
  ImportPage: () => import('./pages/ImportPage.tsx'),
  RenderPage: () => import('./pages/RenderPage.tsx'),
  EffectPage: () => import('./pages/EffectPage.tsx'),
  LatePage: () => import('./pages/LatePage.tsx'),
  BlankPage: () => import('./pages/BlankPage.tsx'),
  RenderLoopPage: () => import('./pages/RenderLoopPage.tsx'),
  EffectLoopPage: () => import('./pages/EffectLoopPage.tsx'),
})
