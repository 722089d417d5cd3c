import { useMenuItemTextStyles } from './MenuItemText.styles.ts'

/** The two lines of a menu item: what it does, and to what. */
export function MenuItemText({ title, hint }: { title: string; hint: string }) {
  const styles = useMenuItemTextStyles()
  return (
    <>
      <span className={styles.title}>{title}</span> <span className={styles.hint}>{hint}</span>
    </>
  )
}
