import { Button } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useState } from 'react'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SupportTicketDialog } from '#parts/support/SupportTicketDialog.tsx'
import { RichText } from '#parts/text/RichText.tsx'
import { copy } from './copy.ts'
import { useFaqPageStyles } from './FaqPage.styles.ts'

const TOPICS = copy.faqPage.topics

/** `/agent/faq`: answers by topic, and a link to support. */
export function FaqPage() {
  const styles = useFaqPageStyles()
  const [isAsking, setAsking] = useState(false)
  return (
    <PageFrame
      title={copy.faqPage.title}
      meta={copy.faqPage.meta}
      actions={<Button onClick={() => setAsking(true)}>{copy.faqPage.ask}</Button>}
    >
      <div className={styles.columns}>
        {[TOPICS.slice(0, 2), TOPICS.slice(2)].map((topics) => (
          <div key={topics[0]?.title} className={styles.column}>
            {topics.map((topic) => (
              <TopicPanel key={topic.title} topic={topic} />
            ))}
          </div>
        ))}
      </div>
      {isAsking && <SupportTicketDialog onClose={() => setAsking(false)} />}
    </PageFrame>
  )
}

function TopicPanel({ topic }: { topic: (typeof TOPICS)[number] }) {
  const styles = useFaqPageStyles()
  return (
    <Panel title={topic.title}>
      {topic.questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <span className={styles.mark} aria-hidden>
              <ChevronRightRegular fontSize={16} />
            </span>
            {question}
          </summary>
          <div className={styles.answer}>
            <RichText text={answer} />
          </div>
        </details>
      ))}
    </Panel>
  )
}
