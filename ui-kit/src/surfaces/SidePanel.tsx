import { Button, DrawerFooter, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { ReactNode } from 'react'
import { AfterPaint } from '../states/AfterPaint.tsx'
import { copy } from './copy.ts'
import { useSidePanelStyles } from './SidePanel.styles.ts'
import { SurfaceFocus } from './SurfaceFocus.tsx'

export interface SidePanelProps {
  open: boolean
  title: ReactNode
  /** What screen readers call the panel, if the title is more than text. */
  label?: string | undefined
  meta?: ReactNode
  /** Small buttons beside the close button. */
  tools?: ReactNode
  onClose: () => void
  /** Buttons in a bar that stays at the bottom. */
  actions?: ReactNode
  children: ReactNode
}

/** A drawer on the right for one record, or a full-screen sheet on a phone. */
export function SidePanel({ open, title, label, meta, tools, onClose, actions, children }: SidePanelProps) {
  const styles = useSidePanelStyles()
  return (
    <OverlayDrawer
      open={open}
      position="end"
      className={styles.drawer}
      aria-label={label}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <SurfaceFocus />
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ className: styles.title }}
          action={
            <span className={styles.tools}>
              {tools}
              <Button appearance="subtle" aria-label={copy.close} icon={<DismissRegular />} onClick={onClose} />
            </span>
          }
        >
          {title}
        </DrawerHeaderTitle>
        {meta && <div className={styles.meta}>{meta}</div>}
      </DrawerHeader>
      {/* Fluent's own body measures itself before each paint. */}
      <div className={styles.body}>
        <AfterPaint>{children}</AfterPaint>
      </div>
      {actions && (
        <DrawerFooter className={styles.footer}>
          <AfterPaint>{actions}</AfterPaint>
        </DrawerFooter>
      )}
    </OverlayDrawer>
  )
}
