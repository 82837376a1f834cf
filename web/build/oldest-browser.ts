/** The oldest browser that we serve; src/tsconfig.json rejects methods and interfaces that it lacks. */
export const oldestBrowser = 'chrome109'
