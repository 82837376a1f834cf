import { TopicsPage } from './topics-page.tsx'

export const TopicsScreen = () => <TopicsPage />
