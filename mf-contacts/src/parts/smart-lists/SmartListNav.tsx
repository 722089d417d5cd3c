import { Button, mergeClasses } from '@fluentui/react-components'
import { formatCount } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useId } from 'react'
import { copy } from './copy.ts'
import { useSmartListNavStyles } from './SmartListNav.styles.ts'
import { type AnyList, type CurrentList, idOf } from './use-current-list.ts'

/** All contacts, the viewer's lists, those of the team and those to start with, each with how many are on it. */
export function SmartListNav({ control }: { control: CurrentList }) {
  const styles = useSmartListNavStyles()
  const { lists, own, shared, starters, current, choose } = control
  return (
    <nav className={styles.nav} aria-label={copy.lists}>
      <ul className={styles.list}>
        <li>
          <Item name={copy.all} isChosen={current === null} onClick={() => choose(null)} />
        </li>
      </ul>
      {lists.isPending && <SkeletonRows label={copy.loading} rows={4} />}
      {lists.isError && !lists.data && (
        <div role="alert" className={styles.failed}>
          {copy.failed}
          <Button size="small" appearance="transparent" onClick={() => void lists.refetch()}>
            {copy.retry}
          </Button>
        </div>
      )}
      <Group title={copy.mine} lists={own} control={control} />
      <Group title={copy.shared} lists={shared} control={control} />
      <Group title={copy.starters} lists={starters} control={control} />
    </nav>
  )
}

function Group({ title, lists, control }: { title: string; lists: readonly AnyList[]; control: CurrentList }) {
  const styles = useSmartListNavStyles()
  const id = useId()
  if (lists.length === 0) return null
  return (
    <>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {lists.map((list) => (
          <li key={idOf(list)}>
            <Item
              name={list.name}
              count={formatCount(list.count, list.count_is_capped)}
              said={copy.size(list.count, list.count_is_capped)}
              isChosen={control.current !== null && idOf(control.current) === idOf(list)}
              onClick={() => control.choose(list)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** `said` is the count for screen readers. */
type ItemProps = { name: string; count?: string; said?: string; isChosen: boolean; onClick: () => void }

function Item({ name, count, said, isChosen, onClick }: ItemProps) {
  const styles = useSmartListNavStyles()
  return (
    <button
      type="button"
      className={mergeClasses(styles.item, isChosen && styles.chosen)}
      aria-current={isChosen ? 'page' : undefined}
      title={name}
      onClick={onClick}
    >
      <span className={styles.name}>{name}</span>
      {count !== undefined && (
        <>
          <span aria-hidden className={mergeClasses(styles.count, isChosen && styles.chosenCount)}>
            {count}
          </span>
          <HiddenText> {said}</HiddenText>
        </>
      )}
    </button>
  )
}
