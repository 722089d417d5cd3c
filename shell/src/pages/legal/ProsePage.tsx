import { RichText } from '#parts/text/RichText.tsx'
import { copy, type Prose } from './copy.ts'
import { useProsePageStyles } from './ProsePage.styles.ts'

/** A page of text: a title, a table of contents and sections. */
export function ProsePage({ title, lead, updated, sections }: Prose) {
  const styles = useProsePageStyles()
  return (
    <article className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={copy.prosePage.contents}>
          <ul className={styles.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`} className={styles.heading}>
                {section.title}
              </h2>
              <div className={styles.prose}>
                {section.body.map((block, i) =>
                  typeof block === 'string' ? (
                    <p key={i}>
                      <RichText text={block} />
                    </p>
                  ) : (
                    <ul key={i}>
                      {block.map((item) => (
                        <li key={item}>
                          <RichText text={item} />
                        </li>
                      ))}
                    </ul>
                  ),
                )}
              </div>
            </section>
          ))}
          <p className={styles.updated}>{copy.prosePage.updated(updated)}</p>
        </div>
      </div>
    </article>
  )
}
