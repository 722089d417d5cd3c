import { Button } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useState } from 'react'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SupportTicketDialog } from '#parts/support/SupportTicketDialog.tsx'
import { faqTopics, type Topic } from './faq-topics.tsx'
import { useFaqPageStyles } from './FaqPage.styles.ts'

/** `/agent/faq`: answers by topic, and a link to support. */
export function FaqPage() {
  const styles = useFaqPageStyles()
  const [isAsking, setAsking] = useState(false)
  return (
    <PageFrame
      title="Help"
      meta="Short answers to what people ask"
      actions={<Button onClick={() => setAsking(true)}>Ask support</Button>}
    >
      <div className={styles.columns}>
        {[faqTopics.slice(0, 2), faqTopics.slice(2)].map((topics) => (
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

function TopicPanel({ topic }: { topic: Topic }) {
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
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </Panel>
  )
}
