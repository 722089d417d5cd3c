import { presenter } from '#platform/reads/presenter.ts'
import { TemplateModel } from './template.model.ts'

const empty = { left_out_by: [], only_with: [] }
const completed = (input: string, as: string, more: object = {}) => ({
  $map: { input, as, in: { $mergeObjects: [empty, `$$${as}`, more] } },
})

/** A template as anyone in the account reads it. Templates stored before switches existed have none. */
export const templatePresenter = presenter(TemplateModel, 'Template', () => ({
  switches: { $ifNull: ['$switches', []] },
  milestones: completed('$milestones', 'milestone', { tasks: completed('$$milestone.tasks', 'task') }),
}))
