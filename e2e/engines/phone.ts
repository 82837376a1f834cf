/** The size of the screen in the journeys. */
export const phone = { width: 360, height: 640 }
