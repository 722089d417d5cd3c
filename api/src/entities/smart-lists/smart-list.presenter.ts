import type { Viewer } from '#platform/http/viewer.ts'
import { presenter } from '#platform/reads/presenter.ts'
import { SmartListModel } from './smart-list.model.ts'

/** A smart list before its contacts are counted: see count-contacts.query.ts. */
export const smartListPresenter = presenter(SmartListModel, 'SmartList', ({ id }: Viewer) => ({
  pinned: { $in: [id, '$pinned_by'] },
  count: { $literal: 0 },
  count_is_capped: { $literal: false },
}))
