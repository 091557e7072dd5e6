import {
  CustomBlending,
  FloatType,
  GLSL3,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const vertexShader = `
in vec3 position; out vec2 place;
void main() { place = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const heading = 'precision highp float; in vec2 place; out vec4 colour; uniform sampler2D source;';

const addShader = `${heading} uniform float share;
void main() { colour = vec4(min(texture(source, place).rgb, vec3(24.0)) * share, 1.0); }`;

/** Blurs highlights above the threshold, which only the first pass applies. */
const blurShader = `${heading} uniform vec2 step; uniform float threshold;
void main() {
  vec3 sum = vec3(0.0); float weights = 0.0;
  for (int i = -24; i <= 24; i++) {
    float weight = exp(-float(i * i) / 180.0);
    vec3 c = texture(source, place + step * float(i)).rgb;
    sum += max(c - threshold, 0.0) * weight; weights += weight;
  }
  colour = vec4(sum / weights, 1.0);
}`;

/** Exposure, glow, vignette, filmic curve (Narkowicz's fit of ACES), sRGB, and half a step of noise against banding. */
const printShader = `${heading} uniform sampler2D glow; uniform float exposure; uniform float glowShare;
void main() {
  vec3 x = texture(source, place).rgb + texture(glow, place).rgb * glowShare;
  vec2 off = place - 0.5;
  x *= exposure * (1.0 - 0.55 * smoothstep(0.12, 0.62, dot(off, off) * 1.25));
  x = clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
  x = mix(x * 12.92, 1.055 * pow(max(x, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x));
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  colour = vec4(x + noise / 255.0, 1.0);
}`;

const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

function pass(fragmentShader: string, uniforms: Record<string, { value: unknown }>): RawShaderMaterial {
  return new RawShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    glslVersion: GLSL3,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });
}

/** Adds exposures in linear light and draws the sum. */
export class Film {
  readonly exposure: WebGLRenderTarget;
  private readonly sum: WebGLRenderTarget;
  private readonly quad = new Mesh(new PlaneGeometry(2, 2));

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.exposure = new WebGLRenderTarget(width, height, { type: HalfFloatType });
    this.sum = new WebGLRenderTarget(width, height, {
      type: FloatType,
      depthBuffer: false,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    });
    this.quad.frustumCulled = false;
  }

  private run(material: RawShaderMaterial, target: WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.quad, camera);
  }

  add(share: number): void {
    const material = pass(addShader, { source: { value: this.exposure.texture }, share: { value: share } });
    material.blending = CustomBlending;
    material.blendSrc = OneFactor;
    material.blendDst = OneFactor;
    this.renderer.autoClear = false;
    this.run(material, this.sum);
    this.renderer.autoClear = true;
  }

  print(exposure: number, glowShare: number): void {
    const size = new Vector2(Math.round(this.width / 4), Math.round(this.height / 4));
    const targets = [0, 1].map(
      () => new WebGLRenderTarget(size.x, size.y, { type: HalfFloatType, depthBuffer: false }),
    );
    const [first, second] = targets;
    if (first === undefined || second === undefined) throw new Error('No target for the glow');
    const reach = (1.2 * size.x) / 400;
    const blur = (source: WebGLRenderTarget, x: number, y: number, threshold: number) =>
      pass(blurShader, {
        source: { value: source.texture },
        step: { value: new Vector2((x * reach) / size.x, (y * reach) / size.y) },
        threshold: { value: threshold },
      });
    this.run(blur(this.sum, 1, 0, 0.9), first);
    this.run(blur(first, 0, 1, 0), second);
    const uniforms = {
      source: { value: this.sum.texture },
      glow: { value: second.texture },
      exposure: { value: exposure },
      glowShare: { value: glowShare },
    };
    this.run(pass(printShader, uniforms), null);
  }
}
