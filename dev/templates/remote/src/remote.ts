import { defineRemote } from 'remote-kit/contract'
import data from '../remote.json' with { type: 'json' }

/** What the shell loads of this remote: the pages of `remote.json`, each when it is first opened. */
export const contract = defineRemote(data, {
  NewAreaPage: () => import('#pages/new-area/NewAreaPage.tsx'),
})
