import { Route, Switch } from 'wouter'
import { screenNames, screens } from '#platform/navigation/screens.ts'
import { NotFoundScreen } from './frame/not-found-screen.tsx'
import { Shell } from './frame/shell.tsx'
import { Screen } from './screen.tsx'

export const Routes = () => (
  <Switch>
    {screenNames.map((name) => (
      <Route key={name} path={screens[name].path}>
        <Shell frame={screens[name].frame}>
          <Screen name={name} />
        </Shell>
      </Route>
    ))}
    <Route>
      <Shell>
        <NotFoundScreen />
      </Shell>
    </Route>
  </Switch>
)
