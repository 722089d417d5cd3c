import { Button, FluentProvider, mergeClasses } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import type { ReactNode } from 'react'
import { PageFrame } from 'ui-kit/PageFrame'
import { lightTheme } from 'ui-kit/theme'
import { copy } from './copy.ts'
import { usePaperStyles } from './print.styles.ts'

export interface PrintScreenProps {
  /** What is printed: the name of a deal or a workspace. */
  name: string
  /** Whether everything to print has loaded. Until then nothing can be printed. */
  isWhole: boolean
  /** Landscape, for wide tables. */
  isAcross?: boolean
  /** What can be left out or added, beside Print. */
  options?: ReactNode
  /** The label of the way back. */
  leave: string
  onLeave: () => void
  children: ReactNode
}

/** A sheet of paper with a bar to print it. Always light, as paper is. */
export function PrintScreen(props: PrintScreenProps) {
  const { name, isWhole, isAcross = false, options, leave, onLeave, children } = props
  const styles = usePaperStyles()
  const across = isAcross && styles.across
  return (
    <PageFrame title={copy.printScreen.title(name)}>
      <div className={mergeClasses(styles.bar, across)}>
        <Button
          appearance="primary"
          icon={<PrintRegular />}
          disabledFocusable={!isWhole}
          onClick={() => window.print()}
        >
          {copy.printScreen.print}
        </Button>
        {options}
        <Button className={styles.leave} onClick={onLeave}>
          {leave}
        </Button>
      </div>
      <FluentProvider theme={lightTheme} className={styles.provider}>
        <article
          className={mergeClasses(styles.sheet, across)}
          data-paper={isAcross ? 'across' : ''}
          aria-label={name}
          aria-busy={!isWhole}
        >
          {children}
        </article>
      </FluentProvider>
    </PageFrame>
  )
}
