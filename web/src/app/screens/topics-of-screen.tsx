import { useParams } from 'wouter'
import { TopicsPage } from '#features/topics/topics-page.tsx'
import { NotFoundScreen } from '../frame/not-found-screen.tsx'

export function TopicsOfScreen() {
  const { userid } = useParams<{ userid: string }>()
  return <TopicsPage key={userid} userId={userid} notFound={<NotFoundScreen />} />
}
