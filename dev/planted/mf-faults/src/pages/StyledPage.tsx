import { title } from '../styles/page.module.css'

/** Nothing is wrong with it. */
export function StyledPage() {
  return <h1 className={title}>Styled</h1>
}
