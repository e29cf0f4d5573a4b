/** Sets of squares that moves take on their way, as vectors from the origin: they get their numbers as they turn up. */
export interface CaptureSets {
  readonly numbers: Map<string, number>;
  readonly vectors: (readonly (readonly [dx: number, dy: number])[])[];
}
