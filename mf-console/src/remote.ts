import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** The contract that the shell loads. Each page of `remote.json` loads when it is first opened. */
export const contract = defineRemote(data, {
  ConsolePage: () => import('#pages/console/ConsolePage.tsx'),
})
