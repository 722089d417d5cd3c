import { extended, presenter } from '#platform/reads/presenter.ts'

/** A saved view; `chosenIn` knows the workspaces that open with it for the viewer. */
export const viewPresenter = (chosenIn: ReadonlyMap<string, string[]>) =>
  extended(presenter('View'), (view) => ({ ...view, chosen_in: chosenIn.get(view.id) ?? [] }))
