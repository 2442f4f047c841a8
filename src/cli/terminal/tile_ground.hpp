// TileGround: which square of a tile drawn with characters is field, city, road or water, and of
// which segment. Geometry alone; tile_picture.hpp gives it looks.
//
// Odd sizes alone, so that roads meet the middle of a side; 9 x 5 and 7 x 3 look nearly square.
#pragma once

#include <cstddef>
#include <vector>

#include "tiles/tile_type.hpp"

namespace tollkeeper {

struct PictureSize {
  int columns = 9;
  int rows = 5;
};
inline constexpr PictureSize kLargePicture{9, 5};
inline constexpr PictureSize kSmallPicture{7, 3};

class TileGround {
 public:
  enum class Ground : signed char { field, city, road, water, middle };
  struct Square {
    Ground ground = Ground::field;
    signed char segment = -1;  // -1: none
    unsigned char lines = 0;   // of roads and water, bit n: towards side n
  };
  struct Place {
    int column = 0;
    int row = 0;
  };

  // `type` as it lies (see turned()).
  TileGround(const TileType& type, PictureSize size);

  const TileType& type() const { return type_; }
  PictureSize size() const { return size_; }
  Place middle() const { return middle_; }
  const Square& square(Place place) const { return squares_[index_of_place(place)]; }
  bool is_inside(Place place) const;
  // Where something on or beside the segment best goes.
  Place heart_of(int segment) const;

 private:
  std::size_t index_of_place(Place place) const {
    return static_cast<std::size_t>(place.row * size_.columns + place.column);
  }
  Square& ground_at(Place place) { return squares_[index_of_place(place)]; }
  // Distance from the middle, 1 at the sides.
  double across(Place place) const;
  double down(Place place) const;

  void lay_cities();
  void lay_water();
  void lay_roads();
  void lay_road(int number);
  void lay_line(const std::vector<Place>& path, Ground ground, int segment);
  void lay_middle();
  void lay_fields();

  // From the side's middle towards the tile's, without it.
  std::vector<Place> way_in(Side side) const;
  std::vector<Place> road_path(const Segment& road) const;
  std::vector<Place> bend_aside(const Segment& road) const;

  TileType type_;
  PictureSize size_;
  Place middle_;
  std::vector<Square> squares_;
};

}  // namespace tollkeeper
