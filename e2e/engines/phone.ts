/** The size of the screen on which the journeys are walked. */
export const phone = { width: 360, height: 640 }
