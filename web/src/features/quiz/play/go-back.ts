type NavigationLike = { navigation?: { canGoBack?: boolean } }

/** To the screen before, or to the given one when the quiz was the first thing this tab opened. */
export function goBack(otherwise: () => void): void {
  const { navigation } = globalThis as NavigationLike // older browsers have no Navigation API
  if (navigation?.canGoBack ?? history.length > 1) history.back()
  else otherwise()
}
