// Looking closer at a map: a window on a rectangle, moved and zoomed, that never shows what is outside.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Camera {
  /** The middle of the window. */
  x: number;
  y: number;
  zoom: number;
}

export const MOST_ZOOM = 4;

export const whole = (world: Box): Camera => ({ x: world.x + world.w / 2, y: world.y + world.h / 2, zoom: 1 });

const between = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

export function windowOf(camera: Camera, world: Box): Box {
  const [w, h] = [world.w / camera.zoom, world.h / camera.zoom];
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

/** The nearest camera that stays within the world. */
export function kept(camera: Camera, world: Box): Camera {
  const zoom = between(1, camera.zoom, MOST_ZOOM);
  const [w, h] = [world.w / zoom / 2, world.h / zoom / 2];
  return {
    zoom,
    x: between(world.x + w, camera.x, world.x + world.w - w),
    y: between(world.y + h, camera.y, world.y + world.h - h),
  };
}

/** Zoom so that a point stays where it is on the screen. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, world: Box): Camera {
  const zoom = between(1, camera.zoom * factor, MOST_ZOOM);
  const share = camera.zoom / zoom;
  return kept({ zoom, x: at.x + (camera.x - at.x) * share, y: at.y + (camera.y - at.y) * share }, world);
}

export const moved = (camera: Camera, dx: number, dy: number, world: Box): Camera =>
  kept({ ...camera, x: camera.x - dx, y: camera.y - dy }, world);

export const boxText = (box: Box): string => [box.x, box.y, box.w, box.h].map((n) => n.toFixed(3)).join(" ");
