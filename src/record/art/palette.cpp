#include "record/art/palette.hpp"

namespace tollkeeper {

// g grass, g2 light patches, w0-w4 bank, edge, water, pool, light on the water, c city ground,
// r0-r2 and r1f road edge, road, ruts and gateway, k0-k2 wall, t0-t1 towers, b0-b1 bridge railings,
// e tile border, h0-h5 houses and square, d0-d4 plants.
std::string_view tile_style() {
  return ".g{fill:#b9d083}.g2{fill:#c3d791}"
         ".w0,.w1,.w2,.w4,.r0,.r1,.r2,.k0,.k1,.k2,.b0,.b1,.e,.d0,.d1,.d2,.d4{fill:none}\n"
         ".w0{stroke:#e6dca6;stroke-width:17}.w1{stroke:#37728f;stroke-width:13.6}"
         ".w2{stroke:#86bdd0;stroke-width:11.5}"
         ".w3{fill:#86bdd0;stroke:#37728f;stroke-width:1.6}"
         ".w4{stroke:#c4e2e9;stroke-width:1.3;stroke-dasharray:9 7 4 11;stroke-linecap:round}\n"
         ".c{fill:#ecd2a2}.r0{stroke:#836339;stroke-width:11}.r1{stroke:#fbf0d2;stroke-width:8.2}"
         ".r2{stroke:#e2cd9b;stroke-width:2.2;stroke-opacity:.75}.r1f{fill:#fbf0d2}\n"
         ".k0{stroke:#43342b;stroke-width:6.8}.k1{stroke:#c4ad86;stroke-width:4.7}"
         ".k2{stroke:#f3e7cd;stroke-width:2.7;stroke-dasharray:3 1.5}"
         ".t0{fill:#dccbab;stroke:#43342b;stroke-width:1.2}"
         ".t1{fill:#a8452f;stroke:#43342b;stroke-width:.6}"
         ".h5{fill:#f6e4bd;stroke:#cfae74;stroke-width:.9;stroke-dasharray:1.6 1.2}\n"
         ".b0{stroke:#43342b;stroke-width:4.4;stroke-linecap:round}"
         ".b1{stroke:#dccbab;stroke-width:2.6;stroke-linecap:round}\n"
         ".e{stroke:#43342b;stroke-opacity:.13;stroke-width:.6}\n"
         ".h0{fill:#fbf2df}.h1{fill:#dfc49a}.h2{fill:#cf6245}.h3{fill:#e0894f}.h4{fill:#a8452f}"
         ".h0,.h1,.h2,.h3,.h4{stroke:#43342b;stroke-width:.6;stroke-linejoin:round}\n"
         ".d0{stroke:#8fac58;stroke-width:1.1;stroke-linecap:round}"
         ".d1{stroke:#fff6d8;stroke-width:1.9;stroke-linecap:round}"
         ".d2{stroke:#6b4a34;stroke-width:1.5}"
         ".d3{fill:#6a9150;stroke:#4f7340;stroke-width:.7}"
         ".d4{stroke:#8db566;stroke-width:3;stroke-linecap:round}";
}

}  // namespace tollkeeper
