import { Button } from '@fluentui/react-components'
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star'
import { useAtom } from 'jotai'
import type { Workspace } from 'openapi'
import { copy } from './copy.ts'
import { useStarButtonStyles } from './StarButton.styles.ts'
import { starWorkspaceIdAtom } from './workspaces.atoms.ts'

/** Stars the workspace that opens first, one at a time; a second click removes the star (docs/specification.md §4). */
export function StarButton({ workspace }: { workspace: Workspace }) {
  const styles = useStarButtonStyles()
  const [star, setStar] = useAtom(starWorkspaceIdAtom)
  const isStarred = star === workspace.id
  return (
    <Button
      appearance="transparent"
      className={isStarred ? styles.starred : styles.star}
      icon={isStarred ? <StarFilled /> : <StarRegular />}
      aria-label={copy.starButton.star(workspace.name)}
      aria-pressed={isStarred}
      title={isStarred ? copy.starButton.starred : copy.starButton.unstarred}
      onClick={() => setStar(isStarred ? null : workspace.id)}
    />
  )
}
