/** Sets of squares on which moves capture along the path, as vectors from the origin. They are numbered as they occur. */
export interface CaptureSets {
  readonly numbers: Map<string, number>;
  readonly vectors: (readonly (readonly [dx: number, dy: number])[])[];
}
