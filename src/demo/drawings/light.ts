import type { TimeOfDay } from './catalogue.ts';

/** The colours and strengths that a time of day applies to a scene. */
export interface Light {
  /** Top, middle and horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Horizontal and vertical position as fractions of the picture size, then the radius. */
  readonly sunPos: readonly [x: number, y: number, radius: number];
  readonly glow: string;
  readonly cloud: string;
  readonly cloudOpacity: number;
  /** Far to near. */
  readonly haze: readonly [string, string, string];
  /** The tint of every material, and its strength. */
  readonly tint: readonly [colour: string, share: number];
  readonly shade: string;
  readonly shadeOpacity: number;
  readonly ground: readonly [far: string, near: string];
  readonly paving: string;
  readonly road: string;
  /** Body, shadow and highlight of foliage. */
  readonly leaf: readonly [string, string, string];
  readonly trunk: string;
  readonly glass: readonly [bright: string, deep: string];
  /** The share of windows with a lamp on. */
  readonly lit: number;
  readonly water: readonly [far: string, near: string];
}

/** Dawn, day, golden hour and dusk: one palette of materials in four moods. */
export const LIGHT: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    sky: ['#a9bfd6', '#ecd3cd', '#fce6cd'],
    sun: '#fff1d6',
    sunPos: [0.22, 0.5, 24],
    glow: '#ffd9ae',
    cloud: '#fff3ea',
    cloudOpacity: 0.7,
    haze: ['#d9c6c9', '#c2b0bb', '#a89aae'],
    tint: ['#f3c4b0', 0.15],
    shade: '#3f3a5c',
    shadeOpacity: 0.22,
    ground: ['#b7b78e', '#8b9a6c'],
    paving: '#ead9c8',
    road: '#a89a97',
    leaf: ['#587a63', '#426652', '#86a077'],
    trunk: '#6b5148',
    glass: ['#f0d8cf', '#8e9cb8'],
    lit: 0.06,
    water: ['#d9c7cf', '#9aa9c0'],
  },
  day: {
    sky: ['#86bbdc', '#c6e0ea', '#f1eee0'],
    sun: '#fffbea',
    sunPos: [0.8, 0.16, 20],
    glow: '#fff4cf',
    cloud: '#ffffff',
    cloudOpacity: 0.85,
    haze: ['#c4d7dc', '#abc4ca', '#91b0b6'],
    tint: ['#fff6e0', 0.06],
    shade: '#1f4150',
    shadeOpacity: 0.2,
    ground: ['#b4c184', '#86a062'],
    paving: '#e8dfcf',
    road: '#a7a29a',
    leaf: ['#4c8257', '#356a48', '#7da866'],
    trunk: '#6a5140',
    glass: ['#cfe5ec', '#6f9db1'],
    lit: 0,
    water: ['#b9dbe2', '#6fa7b8'],
  },
  golden: {
    sky: ['#8db0bd', '#f0d2a2', '#ffe6b3'],
    sun: '#fff0c2',
    sunPos: [0.76, 0.46, 30],
    glow: '#ffc56b',
    cloud: '#ffe9c6',
    cloudOpacity: 0.75,
    haze: ['#e6c79f', '#cfa988', '#ae8a74'],
    tint: ['#ffb45a', 0.17],
    shade: '#55304a',
    shadeOpacity: 0.26,
    ground: ['#bcae63', '#8d8f4a'],
    paving: '#efd6ae',
    road: '#a98f7c',
    leaf: ['#6d7f3f', '#52672f', '#a3a24f'],
    trunk: '#6d4a36',
    glass: ['#ffe3ae', '#9a8f8c'],
    lit: 0.16,
    water: ['#f3d3a0', '#a98f86'],
  },
  dusk: {
    sky: ['#1f2c56', '#5c4f85', '#e99b7b'],
    sun: '#ffe2b8',
    sunPos: [0.26, 0.2, 13],
    glow: '#8f7bb0',
    cloud: '#8a6f9d',
    cloudOpacity: 0.5,
    haze: ['#87658c', '#5f5082', '#403f6e'],
    tint: ['#35366c', 0.46],
    shade: '#141836',
    shadeOpacity: 0.34,
    ground: ['#3d5258', '#27404a'],
    paving: '#6d6488',
    road: '#443f66',
    leaf: ['#2b4c4a', '#1e383d', '#416a58'],
    trunk: '#2f2a40',
    glass: ['#5a68a0', '#2d3868'],
    lit: 0.62,
    water: ['#a0728a', '#37406f'],
  },
};
