// Helps: what a table lets its players see. What is off is left out by the server, so no page can
// show it.
#pragma once

namespace tollkeeper {

struct Helps {
  bool legal_places = true;
  bool dead_places = true;
  bool projected = true;
  bool remaining = true;
  bool field_view = true;
  bool feature_worth = true;
  bool previews = true;
  friend bool operator==(const Helps&, const Helps&) = default;
};

}  // namespace tollkeeper
