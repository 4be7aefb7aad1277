import type {
  Brand,
  BrandResponse,
  CreateBrandRequestInput,
  LearnedVoice,
  LearnVoiceRequestInput,
  UpdateBrandRequestInput,
} from './brands.ts';
import { assertId } from './client-jobs.ts';
import type { CallOptions, ClientTransport } from './client-transport.ts';
import { ENDPOINTS } from './endpoints.ts';

/** The workspace's brands: `client.brands`. Calls reject with a `WarewordError`. */
export class BrandsClient {
  readonly #transport: ClientTransport;

  constructor(transport: ClientTransport) {
    this.#transport = transport;
  }

  /** Every brand that is not archived, oldest first (`GET /brands`). */
  async list(options: CallOptions = {}): Promise<readonly Brand[]> {
    return (await this.#transport.call(ENDPOINTS.listBrands, {}, options)).brands;
  }

  /** A brand, even if it is archived (`GET /brands/{id}`). */
  async get(id: string, options: CallOptions = {}): Promise<BrandResponse> {
    return this.#transport.call(
      ENDPOINTS.getBrand,
      { path: { id: assertId('brand', id) } },
      options,
    );
  }

  /** Creates a brand (`POST /brands`), if the plan allows another one. */
  async create(body: CreateBrandRequestInput, options: CallOptions = {}): Promise<BrandResponse> {
    return this.#transport.call(ENDPOINTS.createBrand, { body }, options);
  }

  /** Suggests a voice from writing samples that sound like the brand (`POST /brands/voice`). Saves nothing. */
  async learnVoice(body: LearnVoiceRequestInput, options: CallOptions = {}): Promise<LearnedVoice> {
    return this.#transport.call(ENDPOINTS.learnVoice, { body }, options);
  }

  /** Changes the given fields (`PATCH /brands/{id}`); a list replaces the previous one. */
  async update(
    id: string,
    body: UpdateBrandRequestInput,
    options: CallOptions = {},
  ): Promise<BrandResponse> {
    return this.#transport.call(
      ENDPOINTS.updateBrand,
      { path: { id: assertId('brand', id) }, body },
      options,
    );
  }

  /** Makes it the brand of listings that specify none (`POST /brands/{id}/activate`). */
  async activate(id: string, options: CallOptions = {}): Promise<BrandResponse> {
    return this.#transport.call(
      ENDPOINTS.activateBrand,
      { path: { id: assertId('brand', id) } },
      options,
    );
  }

  /** Archives a brand (`POST /brands/{id}/archive`): no listing can use it until it is restored. */
  async archive(id: string, options: CallOptions = {}): Promise<BrandResponse> {
    return this.#transport.call(
      ENDPOINTS.archiveBrand,
      { path: { id: assertId('brand', id) } },
      options,
    );
  }

  /** Brings an archived brand back (`POST /brands/{id}/restore`), if the plan allows another one. */
  async restore(id: string, options: CallOptions = {}): Promise<BrandResponse> {
    return this.#transport.call(
      ENDPOINTS.restoreBrand,
      { path: { id: assertId('brand', id) } },
      options,
    );
  }
}
