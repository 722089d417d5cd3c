import { extended, presenter } from '#platform/reads/presenter.ts'
import { ViewModel } from './view.model.ts'

const notStored = () => ({ chosen_in: { $literal: [] } })

/** A saved view. `chosenIn` maps each view to the workspaces that open with it for the viewer. */
export const viewPresenter = (chosenIn: ReadonlyMap<string, string[]>) =>
  extended(presenter(ViewModel, 'View', notStored), (view) => ({ ...view, chosen_in: chosenIn.get(view.id) ?? [] }))
