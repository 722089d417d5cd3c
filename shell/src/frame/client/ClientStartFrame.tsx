import { Logo } from '#frame/Logo.tsx'
import { useClientLayoutStyles } from './ClientLayout.styles.ts'

/** The header of `ClientLayout` without who is signed in: rendered by the build, for the moment before the app runs. */
export function ClientStartFrame() {
  const styles = useClientLayoutStyles()
  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        <Logo />
      </div>
    </div>
  )
}
