import { Switch } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
// By its public name, as remotes import it: the page has one session.
import { userProfileAtom } from 'remote-kit/session'
import { formatQuantity } from 'ui-kit/format'
import { canKeepLabels } from '#session/rights.ts'
import type { MappedImport } from './mapped-import.ts'
import { copy } from './copy.ts'

const SHOWN = 4

/** Offers owners and admins to create the labels that are in the file and don't exist yet. */
export function MissingLabels({ one, map }: MappedImport) {
  const isKeeper = canKeepLabels(useAtomValue(userProfileAtom))
  const names = one.missing_labels
  if (!isKeeper) return null
  const isOn = map.isPending ? (map.variables?.make_labels ?? one.make_labels) : one.make_labels
  const named = copy.labels.named(names.slice(0, SHOWN).join(', '), Math.max(0, names.length - SHOWN))
  return (
    <Switch
      checked={isOn}
      label={copy.labels.make(formatQuantity(names.length, 'new label'), named)}
      onChange={(_, { checked }) => map.mutate({ make_labels: checked })}
    />
  )
}
