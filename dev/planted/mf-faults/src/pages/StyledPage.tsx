import styles from '../styles/page.module.css'

/** Nothing is wrong with it. */
export function StyledPage() {
  return <h1 className={styles.title}>Styled</h1>
}
