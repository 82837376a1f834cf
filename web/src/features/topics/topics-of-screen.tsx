import { useParams } from 'wouter'
import { TopicsPage } from './topics-page.tsx'

export function TopicsOfScreen() {
  const { userid } = useParams<{ userid: string }>()
  return <TopicsPage key={userid} userId={userid} />
}
