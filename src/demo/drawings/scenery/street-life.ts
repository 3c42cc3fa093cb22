import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, filled, path } from '../svg.ts';

const CLOTHES = ['#b4462f', '#2f5d7c', '#d99a2b', '#7b3f61', '#efe6d8', '#3d6b57'] as const;
const BODYWORK = ['#f2ede4', '#a63d2b', '#3a5a78', '#4b4f57', '#c9c2b6', '#7a8f86'] as const;

/** A passer-by standing at (x, y), in a saree or kurta, or in trousers. */
export function person(scene: Scene, x: number, y: number, scale: number): string {
  const s = scale;
  const cloth = scene.tone(scene.random.pick(CLOTHES));
  const skin = scene.tone('#8a5a3c');
  if (scene.random.chance(0.45)) {
    const drape =
      path`M${x - 2.1 * s} ${y}l${0.7 * s} ${-10 * s}q${1.4 * s} ${-1.6 * s} ${2.8 * s} 0` +
      path`l${1.4 * s} ${10 * s}z`;
    return filled(cloth, drape) + circle(x, y - 12.6 * s, 1.6 * s, skin);
  }
  const legs = path`M${x - 1.6 * s} ${y}v${-6 * s}h${3.2 * s}v${6 * s}h${-1.1 * s}v${-4 * s}h${-s}v${4 * s}z`;
  const shirt = path`M${x - 2 * s} ${y - 4.6 * s}v${-4.6 * s}q${2 * s} ${-2 * s} ${4 * s} 0v${4.6 * s}z`;
  return filled(scene.darken('#3b4252', 0.2), legs) + filled(cloth, shirt) + circle(x, y - 12.2 * s, 1.6 * s, skin);
}

/** A parked car whose rear bumper is at (x, y). */
export function car(scene: Scene, x: number, y: number, scale: number): string {
  const s = scale;
  const { light } = scene;
  const body = scene.tone(scene.random.pick(BODYWORK));
  const hull =
    path`M${x} ${y - 2.5 * s}v${-4.5 * s}q0 ${-2 * s} ${3 * s} ${-2.4 * s}l${6 * s} ${-s}` +
    path`q${4 * s} ${-5 * s} ${8 * s} ${-5 * s}h${9 * s}q${4 * s} 0 ${8 * s} ${5 * s}` +
    path`q${5.5 * s} ${0.5 * s} ${6 * s} ${3.6 * s}v${4.3 * s}z`;
  const windows =
    path`M${x + 11.4 * s} ${y - 10.6 * s}q${3 * s} ${-3.4 * s} ${6 * s} ${-3.4 * s}h${2.6 * s}v${3.6 * s}z` +
    path`M${x + 21.4 * s} ${y - 14 * s}h${4.4 * s}q${3 * s} 0 ${5.4 * s} ${3.5 * s}h${-9.8 * s}z`;
  const wheels = (radius: number, fill: string): string =>
    circle(x + 8.5 * s, y - 2.4 * s, radius * s, fill) + circle(x + 31.5 * s, y - 2.4 * s, radius * s, fill);
  return (
    ellipse(x + 20 * s, y + 0.4, 22 * s, 2 * s, light.shade, 'opacity=".3"') +
    filled(body, hull) +
    filled(mix(light.glass[1], light.shade, 0.35), windows) +
    wheels(3.1, '#2b2a30') +
    wheels(1.3, '#bdb6ab')
  );
}
