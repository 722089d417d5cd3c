import type { DealCreate, Representation, Template, Workspace } from 'openapi'
import { useState } from 'react'
import { templatesFor } from '#parts/templates/TemplateChoice.tsx'
import { useTemplates } from '#parts/templates/templates.api.ts'

/**
 * The template of a new deal until the user chooses: the workspace's, or if that is for another representation, the
 * first that fits; none if the workspace has none. Until the templates have loaded nothing is sent, and the API takes
 * the workspace's.
 */
export function useStartingTemplate(workspace: Workspace) {
  const templates = useTemplates().data?.results ?? []
  const [choice, setChoice] = useState<{ template: Template | null } | null>(null)
  const [switches, setSwitches] = useState<string[]>([])

  const chosenFor = (representation: Representation): Template | null => {
    if (choice) return choice.template
    const meant = templatesFor(templates, representation)
    const own = meant.find(({ id }) => id === workspace.default_template)
    return own ?? (workspace.default_template ? (meant[0] ?? null) : null)
  }
  const fieldsFor = (representation: Representation): Pick<DealCreate, 'template' | 'template_switches'> => {
    if (templates.length === 0) return {}
    const chosen = chosenFor(representation)
    const own = switches.filter((key) => chosen?.switches.some((one) => one.key === key))
    return { template: chosen?.id ?? null, ...(own.length > 0 && { template_switches: own }) }
  }
  const choose = (template: Template | null) => {
    setChoice({ template })
    setSwitches([])
  }
  return { templates, switches, setSwitches, chosenFor, fieldsFor, choose }
}
