type NavigationLike = { navigation?: { canGoBack?: boolean } }

/** To the previous screen, or to the fallback when the quiz was the first screen of this tab. */
export function goBack(fallback: () => void): void {
  const { navigation } = globalThis as NavigationLike // older browsers have no Navigation API
  if (navigation?.canGoBack ?? history.length > 1) history.back()
  else fallback()
}
