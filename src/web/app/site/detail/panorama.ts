/** A direction of view: `yaw` turns right, `pitch` up, both in radians, and `zoom` narrows the field of view. */
export interface Look {
  yaw: number;
  pitch: number;
  zoom: number;
}

export const AHEAD: Look = { yaw: 0, pitch: 0, zoom: 1 };
const MAX_ZOOM = 4;
/** Straight up or down, turning would have no direction. */
const MAX_PITCH = 1.4;
/** The shorter side of the screen shows so much without zoom. */
const FIELD_OF_VIEW = 1.3;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Turns and zooms a view within its limits. A picture that is not twice as wide as high ends above and below. */
export function turn(look: Look, { yaw = 0, pitch = 0, zoom = 1 }: Partial<Look>, height = Math.PI): Look {
  const limit = clamp(height / 2 - 0.35, 0, MAX_PITCH);
  return {
    yaw: (look.yaw + yaw) % (2 * Math.PI),
    pitch: clamp(look.pitch + pitch, -limit, limit),
    zoom: clamp(look.zoom * zoom, 1, MAX_ZOOM),
  };
}

/** The angle that the picture covers from bottom to top, in radians: it covers a full circle from left to right. */
export const coveredHeight = ({ width, height }: { width: number; height: number }): number =>
  clamp((2 * Math.PI * height) / width, 0.1, Math.PI);

/** The tangents of half the angles that are seen, across and from top to bottom. */
export function getLens({ zoom }: Look, width: number, height: number): [x: number, y: number] {
  const shorter = Math.tan(FIELD_OF_VIEW / 2) / zoom;
  return width < height ? [shorter, (shorter * height) / width] : [(shorter * width) / height, shorter];
}

const VERTEX =
  'attribute vec2 corner; varying vec2 point; void main() { point = corner; gl_Position = vec4(corner, 0, 1); }';

/** For each pixel: the ray of sight, turned by pitch and yaw, and the place where it meets the picture. */
const FRAGMENT = `
precision highp float;
varying vec2 point;
uniform sampler2D picture;
uniform vec2 look;
uniform vec2 lens;
uniform float covered;
void main() {
  vec3 ray = normalize(vec3(point * lens, 1.0));
  float c = cos(look.y);
  float s = sin(look.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float across = fract((atan(ray.x, ray.z) + look.x) / 6.2831853 + 0.5);
  float down = 0.5 - asin(ray.y) / covered;
  gl_FragColor = down < 0.0 || down > 1.0 ? vec4(0.05, 0.1, 0.1, 1.0) : texture2D(picture, vec2(across, down));
}`;

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | undefined {
  const shader = gl.createShader(type);
  if (!shader) return undefined;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true ? shader : undefined;
}

/** Draws the panorama as it is seen in a direction; undefined where the browser cannot. */
export function createRenderer(canvas: HTMLCanvasElement, image: HTMLImageElement): ((look: Look) => void) | undefined {
  const gl = canvas.getContext('webgl', { antialias: false });
  const vertex = gl && compile(gl, gl.VERTEX_SHADER, VERTEX);
  const fragment = gl && compile(gl, gl.FRAGMENT_SHADER, FRAGMENT);
  if (!gl || !vertex || !fragment) return undefined;
  const program = gl.createProgram();
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'corner'), 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
  // The picture is larger than the device allows, or of a format that it cannot turn.
  if (gl.getError() !== gl.NO_ERROR) return undefined;
  const at = (name: string) => gl.getUniformLocation(program, name);
  const [lookAt, lensAt] = [at('look'), at('lens')];
  gl.uniform1f(at('covered'), coveredHeight({ width: image.naturalWidth, height: image.naturalHeight }));
  return (look) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.width = width * density;
    canvas.height = height * density;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(lookAt, look.yaw, look.pitch);
    gl.uniform2f(lensAt, ...getLens(look, width, height));
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
